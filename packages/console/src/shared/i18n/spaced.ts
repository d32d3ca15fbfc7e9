/** A text before what follows it on its line: with a space, but not after a sign of Chinese, which has its room in it. */
export const spaced = (text: string): string => (/[：。，；、！？）”]$/.test(text) ? text : `${text} `);
