import { answerWith, builtPaths, openConsole, questions, type Answer } from './testing/open-console.tsx';
import type { Endpoint } from '@mpc/api';
import type { Query } from '@tanstack/react-query';
import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { intercept } from '#shared/testing/network.ts';
import { paths } from '#shared/paths.ts';
import { linksOf } from './testing/links.ts';
import { withUnknownChoices } from './testing/with-unknown-choices.ts';
import { withoutLists } from './testing/without-lists.ts';

// To a reader they all are no answer (packages/api/src/core/shape.test.ts): over what it has shown already every call is
// answered with each of them, and without anything before it with one of them.
const kinds: [[name: string, answer: Answer], ...[name: string, answer: Answer][]] = [
  ['the literal {}', () => ({ code: '0', msg: '', data: '{}' })],
  ['null', () => ({ code: '0', msg: '', data: null })],
  ['an empty object', () => ({ code: '0', msg: '', data: {} })],
  ['missing lists', (_, body) => withoutLists(body)],
];
const unknown: Answer = ({ call }, body) => withUnknownChoices(call, body);

const isOf =
  (calls: ReadonlySet<Endpoint>) =>
  ({ queryKey }: Query) =>
    [...calls].some((call) => call.path === queryKey[1]);
const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const instead = /Something went wrong|new update|No connection/;
const isGone = () =>
  instead.test(document.body.textContent) || document.querySelector('main, [role=alert]') === null;

function withFurther(url: string, further: string): string {
  const [pathname = '', search] = url.split('?');
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(further)) all.set(name, value);
  return `${pathname}?${all}`;
}

const soon = { timeout: 8000 };

afterAll(() => answerWith(null));

// Whoever has most to see there.
const personAt = (path: string) => (path === paths.wallet.personalBook ? 'member' : 'owner');

const outside = [paths.login, paths.loginChinese];

describe.each(builtPaths.filter((path) => !outside.some((one) => one === path)))('%s', (path) => {
  it('stays itself, and so does all that a link opens there, whatever its calls are answered with', async () => {
    answerWith(null);
    const { queryClient, goTo, settled, url } = await openConsole(path, { as: personAt(path) });
    const broken: string[] = [];

    const walk = async (address: string) => {
      answerWith(null);
      questions.length = 0;
      await goTo(address);
      const own = new Set(questions.map((question) => question.call));
      const ask = async (
        what: string,
        answer: Answer,
        of: ReadonlySet<Endpoint>,
        again: () => Promise<void>,
      ) => {
        answerWith((question, body) => (of.has(question.call) ? answer(question, body) : undefined));
        questions.length = 0;
        await act(again);
        await settled();
        if (isGone()) broken.push(`${address}: ${what}`);
      };
      await ask('states that nobody knows', unknown, own, () =>
        queryClient.resetQueries({ predicate: isOf(own) }),
      );
      for (const [name, answer] of kinds)
        await ask(`${name} after an answer`, answer, own, () =>
          queryClient.refetchQueries({ type: 'active', predicate: isOf(own) }),
        );
      let before = own;
      for (const [at, call] of [...own].entries()) {
        const [name, answer] = kinds[at % kinds.length] ?? kinds[0];
        const one = new Set([call]);
        // What was answered oddly before is asked again in the same breath.
        const both = new Set([...before, call]);
        await ask(`${nameOf(call)} with ${name}`, answer, one, () =>
          queryClient.resetQueries({ predicate: isOf(both) }),
        );
        before = one;
      }
      await ask('as it was', unknown, new Set(), () => queryClient.resetQueries({ predicate: isOf(before) }));
    };

    await walk(url);
    const there = await linksOf(path);
    for (const further of there) await walk(withFurther(url, further));
    expect(broken).toEqual([]);
  });
});

// By hand: a role is looked for in all of the console, which takes longer than all the rest.
const fields = () => document.querySelectorAll('[role=dialog] form :is(input, textarea)');
const review = () => document.querySelector('[role=dialog] button[type=submit]');
const mayReview = () => review()?.getAttribute('aria-disabled') !== 'true';
const enter = (name: string, value: string) => {
  const field = [...fields()].find(({ id }) =>
    document.getElementById(`${id}-label`)?.textContent.startsWith(name),
  );
  if (field === undefined) throw new Error(`There is no ${name}`);
  fireEvent.change(field, { target: { value } });
};

it('a form stays one, and cannot be submitted, whatever it is told about what was typed into it', async () => {
  answerWith(null);
  const { queryClient, goTo, settled } = await openConsole(paths.wallet.index);
  const { wallet } = paths.center;
  await goTo(`${wallet.index}?w=${walletIds.treasury}&s=${subWalletIds.main}&open=transfer:TUSDT`);
  questions.length = 0;
  await waitFor(() => enter('To', specialAddresses.ordinary.tron), soon);
  enter('Amount', '20');
  const asks = ['approvals.strategies', 'kyt.withdrawCheck', 'withdrawals.fee', 'withdrawals.limit'];
  await waitFor(() => {
    expect(questions.map(({ call }) => nameOf(call))).toEqual(expect.arrayContaining(asks));
    expect(mayReview()).toBe(true);
  }, soon);
  const asked = new Set(questions.map(({ call }) => call));
  for (const [name, answer] of [...kinds, ['states that nobody knows', unknown] as const]) {
    answerWith((question, body) => (asked.has(question.call) ? answer(question, body) : undefined));
    await act(() => queryClient.resetQueries({ predicate: isOf(asked) }));
    await settled();
    expect(isGone(), name).toBe(false);
    if (answer !== unknown) expect(mayReview(), name).toBe(false);
  }
});

// What is opened by name, wherever that is written.
const sources = import.meta.glob<string>(
  ['../{features,screens}/**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

it('everything that a part of the console opens by name is among the links that are walked', async () => {
  answerWith(null);
  const walked = new Set<string>();
  for (const path of builtPaths) {
    await openConsole(path, { as: personAt(path) });
    const kinds = (await linksOf(path)).map((link) => /open=([\w-]+)/.exec(link)?.[1] ?? '');
    for (const kind of kinds) walked.add(kind);
  }
  const opened = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bshow\('([\w-]+)'|[?&]open=([\w-]+)/g)].map(
      ([, shown, linked]) => shown ?? linked ?? '',
    ),
  );
  expect(opened.length).toBeGreaterThan(20);
  expect(opened.filter((kind) => !walked.has(kind))).toEqual([]);
});

describe.each([
  ['en-US', paths.login, /Something went wrong|new update/],
  ['zh-CN', paths.loginChinese, /出错|更新/],
] as const)('in %s %s', (language, path, broken) => {
  it.each(['"{}"', 'null', '{}', '[null]', '[{}]', '[{"uid":1,"nickname":"Lin","role":"unheard-of"}]'])(
    'stays itself where the people it offers are %s',
    async (body) => {
      intercept.answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
      const { settled, container } = await openConsole(path, { as: null, language });
      await settled();
      expect(container.querySelector('h1')).not.toBeNull();
      expect(document.body.textContent).not.toMatch(broken);
    },
  );
});
