import { createContract, parseAbi } from 'micro-eth-signer/abi.js';

/** One parameter of a method, with its parts where it is a tuple. */
export interface AbiParam {
  type: string;
  name: string;
  components?: readonly AbiParam[];
}

/** What data says, by the parameters of its method, and how many bytes follow that the method does not read. */
interface Decoded {
  values: readonly unknown[];
  extra: number;
}

/** The parameters of a method, and how its data is read. */
export interface Codec {
  params: readonly AbiParam[];
  decode: (body: Uint8Array) => Decoded | null;
}

const word = 32;

/** Words that may follow the data of a method: wallets and exchanges append short marks of their own. */
const longestTail = 16;

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Reads data by a method, "transfer(address to, uint256 amount)". All parameters have names. */
export function codecOf(signature: string): Codec {
  const [method] = parseAbi([`function ${signature}`]);
  const params = (method?.inputs ?? []) as readonly AbiParam[];
  // The library decodes what a method answers and encodes what it is asked: named as both, one method does both.
  const coder = Object.values(
    createContract(parseAbi([`function ${signature} returns ${signature.slice(signature.indexOf('('))}`])),
  )[0];

  const exact = (body: Uint8Array): readonly unknown[] | null => {
    if (params.length === 0) return body.length === 0 ? [] : null;
    try {
      const value = coder?.decodeOutput(body);
      // What is decoded is what was signed only if it is encoded to the same bytes.
      if (!isSame(coder?.encodeInput(value).subarray(4) ?? new Uint8Array(), body)) return null;
      return params.length === 1
        ? [value]
        : params.map(({ name }) => (value as Record<string, unknown>)[name]);
    } catch {
      return null;
    }
  };

  const decode = (body: Uint8Array): Decoded | null => {
    const whole = body.length - (body.length % word);
    for (let end = whole; end >= Math.max(0, whole - longestTail * word); end -= word) {
      const values = exact(body.subarray(0, end));
      if (values !== null) return { values, extra: body.length - end };
    }
    return null;
  };
  return { params, decode };
}
