import { createSandbox } from '@mpc/api/sandbox';

/** The server behind the tests of a file: the sandbox, in this process. */
export const sandbox = createSandbox();

/** Every request that was sent since the part was shown, as `POST /api/…`. */
export const sent: string[] = [];

const forms: { path: string; form: URLSearchParams }[] = [];

/** What the requests of a test to a path carried in their form or query, the newest last. */
export const formsOf = (path: string): Record<string, string>[] =>
  forms.filter((one) => one.path === path).map(({ form }) => Object.fromEntries(form));

/** Changes what the sandbox answers on its way; null leaves it as it is. */
export const intercept: { answer: ((request: Request, answer: Response) => Promise<Response>) | null } = {
  answer: null,
};

/** Forgets all that was sent. */
export function forgetSent(): void {
  sent.length = 0;
  forms.length = 0;
}

// The client takes its fetch when it is made, so this file is imported before anything that makes one.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  sent.push(`${request.method} ${pathname}`);
  const form = request.method === 'GET' ? searchParams : new URLSearchParams(await request.clone().text());
  forms.push({ path: pathname, form });
  const given = await sandbox.fetch(request);
  const answer = intercept.answer === null ? given : await intercept.answer(request, given);
  // What a browser makes of a broken connection.
  if (answer.type === 'error') throw new TypeError('Failed to fetch');
  return answer;
};
