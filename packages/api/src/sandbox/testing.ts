import type { DataOf, Endpoint, ParamsOf } from '../core/endpoint.ts';
import { formEncode } from '../core/form-encode.ts';
import type { Sandbox } from './sandbox.ts';

/** What every answer is wrapped in, with the data a call promises where the code is 0. */
export interface WireAnswer<Data> {
  code: string;
  msg: string;
  data: Data;
}

/** The headers a signed-in browser sends. */
export function headersOf(sandbox: Sandbox, uid: number): Record<string, string> {
  const { openToken, csrf } = sandbox.signInAs(uid);
  return {
    Language: 'en_US',
    openToken,
    'Build-CU': 'web',
    timezone: 'Europe/Berlin',
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-XSRF-TOKEN': csrf,
  };
}

/** Somebody who asks a sandbox and is told the whole answer, refusals too. For tests. */
export function asking(sandbox: Sandbox, uid: number, headers = headersOf(sandbox, uid)) {
  async function ask<Call extends Endpoint>(
    call: Call,
    params: ParamsOf<Call>,
  ): Promise<WireAnswer<DataOf<Call>>> {
    const form = formEncode(params).toString();
    const isGet = call.method === 'GET';
    const url = `http://sandbox${call.path}${isGet ? `?${form}` : ''}`;
    const request = new Request(url, { method: call.method, headers, ...(isGet ? {} : { body: form }) });
    return (await (await sandbox.fetch(request)).json()) as WireAnswer<DataOf<Call>>;
  }
  return Object.assign(ask, { headers });
}

/** Does something on the phone, as its form would. */
export async function onPhone(
  sandbox: Sandbox,
  qrc: string,
  act: 'scan' | 'confirm' | 'refuse',
): Promise<void> {
  const body = new URLSearchParams({ qrc, act });
  await sandbox.fetch(new Request('http://sandbox/sandbox/phone', { method: 'POST', body }));
}
