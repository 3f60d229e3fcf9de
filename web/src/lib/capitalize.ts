/** With a capital at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
