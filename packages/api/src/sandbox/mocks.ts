import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Endpoint } from '../core/endpoint.ts';
import type { Sandbox } from './sandbox.ts';
import { decodeParams } from './wire/decode.ts';
import { lineOf } from './wire/line-of.ts';
import { languageOf, messageOf } from './wire/messages.ts';

type Call<Params, Data> = Endpoint<'query' | 'command', Params, Data>;

/** Replaces one call, whoever calls it. */
function instead(
  call: Endpoint,
  answer: (form: URLSearchParams, headers: Headers) => object | Promise<never>,
): HttpHandler {
  const handle = call.method === 'GET' ? http.get : http.post;
  return handle(`*${call.path}`, async ({ request }) => {
    const text = call.method === 'GET' ? new URL(request.url).searchParams : await request.text();
    const form = new URLSearchParams(text);
    // Where two calls share a path, the other one is left to whoever answers it.
    if (lineOf({ path: call.path, form })?.name !== call.name) return undefined;
    return HttpResponse.json(await answer(form, request.headers));
  });
}

/** Answers one call with this data, or with what the data is for its parameters. Data the contract does not know is an error. */
export function mock<Params, Data>(
  call: Call<Params, Data>,
  data: NoInfer<Data> | ((params: Params) => NoInfer<Data>),
): HttpHandler {
  return instead(call, (form) => {
    const given: unknown =
      typeof data === 'function'
        ? (data as (params: Params) => Data)(decodeParams(call, form) as Params)
        : data;
    if (call.schema.data !== undefined) v.assert(call.schema.data, given);
    return { code: '0', msg: '', data: given ?? '{}' };
  });
}

/** Refuses one call with a code, in the server's words for it and the language of the request unless others are given. */
export function mockFailure(
  call: Endpoint,
  code: string,
  { msg, data = '{}' }: { msg?: string; data?: unknown } = {},
): HttpHandler {
  return instead(call, (_form, headers) => ({
    code,
    msg: msg ?? messageOf(code, languageOf(headers)),
    data,
  }));
}

/** Never answers one call. */
export function mockPending(call: Endpoint): HttpHandler {
  return instead(call, () => new Promise<never>(() => undefined));
}

/** Handlers that hand every request for the server to a sandbox. */
export function sandboxHandlers(sandbox: Sandbox): HttpHandler[] {
  return [
    // At the root of a host only: there are source files with such a folder in their path.
    http.all(/^https?:\/\/[^/]+\/(api|sandbox)\//, async ({ request }) => {
      const { status, headers, body } = await sandbox.answer(request);
      return status === 0 ? HttpResponse.error() : new HttpResponse(body, { status, headers });
    }),
  ];
}
