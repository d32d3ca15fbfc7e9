/** Says at the door what an older Node would only stumble over later: the sandbox is written, like msw 3, for 22.12. */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return;
  throw new Error(`The sandbox needs Node 22.12 or newer, and this is ${version}`);
}
