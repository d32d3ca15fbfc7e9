import createClient from 'openapi-fetch';
import { signIn } from './sign-in.js';

/** @typedef {import('openapi-fetch').Client<import('./api.d.ts').paths>} Client */

export const header = /** @type {const} */ ({ Language: 'en_US', 'Build-CU': 'web', timezone: 'UTC' });

/**
 * A client of the server, generated from its openapi.json.
 * @param {string} origin
 * @param {string} nickname
 * @returns {Promise<Client>}
 */
export async function connect(origin, nickname) {
  const cookies = await signIn(origin, nickname);
  return createClient({
    baseUrl: origin,
    headers: {
      openToken: cookies.get('openToken'),
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN'),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    querySerializer: { array: { style: 'form', explode: false } },
  });
}

/**
 * The data of an answer; a refusal is thrown.
 * @template {{ code: string, msg: string, data?: unknown }} Answer
 * @param {{ data?: Answer, error?: string }} result
 * @returns {Extract<Answer, { code: '0' }>['data']}
 */
export function dataOf({ data: answer, error }) {
  if (answer === undefined) throw new Error(error);
  if (answer.code !== '0') throw new Error(`${answer.code}: ${answer.msg}`);
  return answer.data;
}
