import { answerWith, openConsole, questions, screens, type Question } from './testing/open-console.tsx';
import { catalogue, codes, kindOf, type Endpoint, type FailureKind } from '@mpc/api';
import type { Query } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { isSignedIn } from '#shared/session/tab-session.ts';
import { paths } from '#shared/paths.ts';

const leaving = ['selectionLost', 'notPermitted', 'signedOut'] as const;
const kinds = [...leaving, 'subWalletGone', 'silent', 'message'] as const;
/** One code of a kind: another on every screen. That the query makes no difference is told by failure-reactions. */
const codeOf = (kind: FailureKind, path: string): string => {
  const all = Object.values(codes).filter((code) => kindOf(code) === kind);
  return all[screens.indexOf(path) % all.length] ?? '';
};
const staying = Object.values(codes).filter((code) => ['silent', 'message'].includes(kindOf(code)));
const [silent = ''] = catalogue.silent;

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const isGate = ({ domain }: Endpoint) => domain === 'account';
const refusal = (code: string) => ({ code, msg: `refused with ${code}`, data: null });

/** How often each question was asked. */
function countsOf(those: readonly Question[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const { url } of those) counts.set(url, (counts.get(url) ?? 0) + 1);
  return [...counts.values()];
}

const after = (code: string, path: string) =>
  ({
    selectionLost: {
      pathname: path.startsWith(paths.center.root) ? paths.wallet.index : path,
      signedIn: true,
    },
    notPermitted: { pathname: paths.notPermitted, signedIn: true },
    signedOut: { pathname: paths.login, signedIn: false },
  })[kindOf(code) as 'selectionLost'];

afterAll(() => answerWith(null));

describe.each(screens)('%s', (path) => {
  it('leaves the screen after a refusal that takes it away, and asks nothing there again', async () => {
    for (const kind of leaving) {
      const code = codeOf(kind, path);
      answerWith(({ call }) => (isGate(call) ? undefined : refusal(code)));
      const { router, settled } = await openConsole(path);
      await settled();
      expect(
        countsOf(questions).filter((count) => count > 1),
        code,
      ).toEqual([]);
      const { pathname } = router.state.location;
      expect({ code, pathname, signedIn: isSignedIn() }).toEqual({ code, ...after(code, path) });
    }
  });

  it('asks once who is signed in where that is refused, by a code of some kind', async () => {
    const kind = kinds[screens.indexOf(path) % kinds.length] ?? 'message';
    answerWith(({ call }) => (isGate(call) ? refusal(codeOf(kind, path)) : undefined));
    const { settled } = await openConsole(path);
    await settled();
    expect(
      questions.filter(({ call }) => isGate(call)),
      kind,
    ).not.toEqual([]);
    expect(
      countsOf(questions).filter((count) => count > 1),
      kind,
    ).toEqual([]);
  });

  it('asks a refused question once where the screen stays', async () => {
    answerWith(null);
    const { queryClient, router, settled, url } = await openConsole(path);
    await settled();
    const own = new Set(questions.map(({ call }) => call).filter((call) => !isGate(call)));
    const refuse = async (code: string, those: ReadonlySet<Endpoint>) => {
      answerWith(({ call }) => (those.has(call) ? refusal(code) : undefined));
      questions.length = 0;
      const isRefused = ({ queryKey }: Query) => [...those].some((call) => call.path === queryKey[1]);
      await act(() => queryClient.resetQueries({ predicate: isRefused }));
      await settled();
      const refused = questions.filter(({ call }) => those.has(call));
      const others = questions.filter(({ call }) => !those.has(call));
      const label = `${[...those].map(nameOf).join()} refused with ${code}`;
      expect(refused, label).not.toEqual([]);
      expect(
        countsOf(refused).filter((count) => count > 1),
        label,
      ).toEqual([]);
      // A refusal refreshes the others once, or shows them anew with another selection; other codes leave them alone.
      const often = kindOf(code) === 'subWalletGone' ? refused.length : 0;
      expect(
        countsOf(others).filter((count) => count > often),
        label,
      ).toEqual([]);
    };

    // What is refused all the same is asked by all readers of the screen at once, each time with codes that were not yet.
    const refuseWithAll = async () => {
      answerWith(null);
      await act(() => queryClient.resetQueries());
      await settled();
      const calls = [...own];
      for (let from = 0; from < staying.length; from += calls.length) {
        const codeOf = (call: Endpoint) => staying[(from + calls.indexOf(call)) % staying.length] ?? silent;
        answerWith(({ call }) => (own.has(call) ? refusal(codeOf(call)) : undefined));
        questions.length = 0;
        await act(() =>
          queryClient.refetchQueries({
            type: 'active',
            predicate: ({ queryKey }) => calls.some((call) => call.path === queryKey[1]),
          }),
        );
        await settled();
        const label = calls.map((call) => `${nameOf(call)} refused with ${codeOf(call)}`).join();
        expect(new Set(questions.map(({ call }) => call)), label).toEqual(own);
        expect(
          countsOf(questions).filter((count) => count > 1),
          label,
        ).toEqual([]);
      }
    };

    for (const code of [silent, codes.systemError]) await refuse(code, own);
    await refuseWithAll();
    for (const call of own) {
      answerWith(null);
      await act(() => router.navigate(url, { replace: true }));
      await act(() => queryClient.resetQueries());
      await settled();
      for (const code of catalogue.subWalletGone) await refuse(code, new Set([call]));
    }
  });
});
