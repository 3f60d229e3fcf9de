/** What the content of every game has. */

/** Names and texts, in each language. */
export type Names = Record<'en' | 'es', string>
