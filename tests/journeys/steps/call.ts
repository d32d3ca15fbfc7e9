import type { Page } from '../fixtures/test.ts';

/** Asks the server for something that is no part of the errand, as whoever is signed in, and gives its answer. */
export async function call(page: Page, line: string, form: Record<string, string>): Promise<unknown> {
  const context = page.context();
  const cookies = await context.cookies();
  const cookie = (called: string) => cookies.find(({ name }) => name === called)?.value ?? '';
  const headers = {
    'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
    openToken: cookie('openToken'),
    Language: 'en_US',
    'Build-CU': 'web',
    timezone: 'Etc/UTC',
  };
  const answer = await context.request.post(`/api/mpc/${line}`, { form, headers });
  return answer.json();
}
