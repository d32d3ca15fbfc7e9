/** Digits of the longest data the server takes. */
const longest = 20_002;

/** Whether a text is data of a call: whole bytes in hex. */
export const isCallData = (text: string): boolean =>
  text.length <= longest && /^0x(?:[0-9a-f]{2})*$/i.test(text);
