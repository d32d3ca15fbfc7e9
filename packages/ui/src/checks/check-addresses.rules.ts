const emailName = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is an e-mail address the way mail servers take it: plain letters, a domain with a dot. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= 254 &&
    name.length <= 64 &&
    emailName.test(name) &&
    labels.length > 1 &&
    labels.every((label) => hostLabel.test(label)) &&
    /\D/.test(labels.at(-1) ?? '')
  );
}

/** The protocol of a web address; undefined for a text that is none. */
export function webProtocol(text: string): 'http' | 'https' | undefined {
  const [, protocol] = /^(https?):\/\/[^/?#\s]/i.exec(text) ?? [];
  if (protocol === undefined || /\s/.test(text) || !URL.canParse(text)) return undefined;
  const { hostname } = new URL(text);
  const named = hostname.includes('.') || hostname.startsWith('[') || hostname === 'localhost';
  if (!named) return undefined;
  return protocol.toLowerCase() === 'https' ? 'https' : 'http';
}

/** Whether a text is an IPv4 address: four numbers up to 255, without leading zeros, which some read as octal. */
const isIpV4 = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) &&
  text.split('.').every((part) => Number(part) <= 255 && (part === '0' || !part.startsWith('0')));

/** Whether a text is an IPv6 address, shortened or not, with or without an IPv4 address at its end. */
function isIpV6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = halves.at(-1) === '' ? undefined : groups.at(-1);
  const ending = last !== undefined && isIpV4(last) ? 1 : 0;
  const plain = ending ? groups.slice(0, -1) : groups;
  const count = groups.length + ending;
  return (
    plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count < 8 : count === 8)
  );
}

/** Which addresses are meant, and whether a range of them (`203.0.113.0/24`) is taken too. */
export interface IpKind {
  version?: 4 | 6;
  range?: boolean;
}

/** Whether a text is an IP address of that kind. */
export function isIp(text: string, { version, range = false }: IpKind = {}): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0 || (prefix !== undefined && !range)) return false;
  const bits = version !== 6 && isIpV4(address) ? 32 : version !== 4 && isIpV6(address) ? 128 : 0;
  return bits > 0 && (prefix === undefined || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits));
}
