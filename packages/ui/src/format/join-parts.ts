const meets = /^(\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han})$/u;

/** Parts of a sentence as one text, with a space where Latin letters or digits meet Chinese. The parts stay as they are. */
export const joinParts = (parts: readonly { value: string }[]): string =>
  parts.reduce((text, { value }) => {
    const [first = ''] = value;
    return text + (meets.test(text.slice(-1) + first) ? ' ' : '') + value;
  }, '');
