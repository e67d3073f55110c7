/** The id of the form on its page. */
export const formId = "inquiry";
