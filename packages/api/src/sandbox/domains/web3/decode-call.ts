import Big from 'big.js';
import { accountAddress, addressKey, checkAddress } from '../../../addresses/index.ts';
import type { DecodedCall } from '../../../domains/web3/web3.schema.ts';
import type { CoinRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { methods, type Method } from './call-methods.ts';

/** More than this is meant to be without an end. */
const endless = 2n ** 255n;

/** Digits of a word: the unit everything is written in. */
const word = 64;

const numberOf = (digits: string) => BigInt(`0x${digits}`);

/** The word at a place; undefined where the call ends before it. */
function wordAt(body: string, index: number): string | undefined {
  const digits = body.slice(index * word, (index + 1) * word);
  return digits.length === word ? digits : undefined;
}

function addressIn(digits: string): string {
  const text = `0x${digits.slice(-40)}`;
  const check = checkAddress('ETH', text);
  return check.ok ? check.normalized : text;
}

/** A list is written behind everything else: its word says where. */
function listAt(body: string, digits: string): string | undefined {
  const start = Number(numberOf(digits) / 32n);
  const length = wordAt(body, start);
  if (length === undefined || numberOf(length) > 100n) return undefined;
  const words = Array.from({ length: Number(numberOf(length)) }, (_, index) =>
    wordAt(body, start + 1 + index),
  );
  return words.some((one) => one === undefined)
    ? undefined
    : words.map((one) => addressIn(one ?? '')).join(', ');
}

function valueOf(body: string, index: number, type: Method['params'][number][1]): string | undefined {
  const digits = wordAt(body, index);
  if (digits === undefined) return undefined;
  if (type === 'uint256') return numberOf(digits).toString();
  if (type === 'bool') return numberOf(digits) === 0n ? 'false' : 'true';
  return type === 'address' ? addressIn(digits) : listAt(body, digits);
}

/** The token of a contract, whose address may be spelled as in the data of a call; undefined where it is none of the coins. */
export function tokenOf(world: World, base: string, contract: string): CoinRow | undefined {
  const key = addressKey(base, accountAddress(base, contract));
  return world.coins
    .where('base_symbol', base)
    .find((coin) => coin.contract_address !== '' && addressKey(base, coin.contract_address) === key);
}

/** The method a call names; undefined where it is none the sandbox can read. */
export function methodOf(inputData: string): Method | undefined {
  return methods[inputData.slice(0, 10).toLowerCase()];
}

/** What a call says; null where its method is unknown, or the data does not go with it. */
export function decodeCall(
  world: World,
  call: { base: string; contract: string; input_data: string },
): DecodedCall | null {
  const selector = call.input_data.slice(0, 10).toLowerCase();
  const method = methods[selector];
  if (method === undefined) return null;
  const body = call.input_data.slice(10);
  const params: DecodedCall['params'] = [];
  for (const [index, [name, type]] of method.params.entries()) {
    const value = valueOf(body, index, type);
    if (value === undefined) return null;
    params.push({ name, type, value });
  }
  const find = (...names: string[]) => params.find(({ name }) => names.includes(name))?.value;
  const units = find('amount');
  const isEndless = units !== undefined && BigInt(units) >= endless;
  const isForAll = find('approved') === 'true';
  const isUnlimited = method.isPermission === true && (isEndless || isForAll);
  const counterparty = find('spender', 'operator', 'to');
  const coin = tokenOf(world, call.base, call.contract);
  const amount =
    coin === undefined || units === undefined || isEndless
      ? undefined
      : new Big(units).div(new Big(10).pow(coin.decimals)).toFixed();
  return {
    selector,
    method: method.name,
    params,
    unlimited: isUnlimited ? 1 : 0,
    ...(counterparty === undefined ? {} : { counterparty }),
    ...(coin === undefined ? {} : { symbol: coin.symbol, symbol_alias: coin.symbol_alias }),
    ...(amount === undefined ? {} : { amount }),
  };
}
