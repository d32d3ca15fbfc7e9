/** Hex in words of 32 bytes behind its method, and each in groups, to be compared with something else. */
export function hexLines(inputData: string): string[] {
  const digits = inputData.replace(/^0x/, '');
  const words = digits.slice(8).match(/.{1,64}/g) ?? [];
  return [`0x${digits.slice(0, 8)}`, ...words.map((one) => (one.match(/.{1,8}/g) ?? []).join(' '))];
}
