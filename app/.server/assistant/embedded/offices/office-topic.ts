/** What people ask about an office. How they ask is in `app/content/asked/offices.yaml`. */
export const officeTopics = ["hours", "open", "address", "phone", "whatsapp", "email", "appointment", "video"] as const;

export type OfficeTopic = (typeof officeTopics)[number];
