import type { TableSort } from '@mpc/ui';
import { useSearchParams } from 'react-router-dom';
import { useKeptLayout } from '#shared/session/use-kept-layout.ts';
import {
  orderOf,
  pagingOf,
  usualSize,
  type Codecs,
  type List,
  type ListState,
  type ValuesOf,
} from './define-list.ts';

/** A list as its address says it: what its screen asks the server for, and what its filters, table and pages show. */
export function useList<Fields extends Codecs, Key extends string>(list: List<Fields, Key>) {
  type State = ListState<Fields, Key>;
  const [search, setSearch] = useSearchParams();
  const arranged = useKeptLayout(list.name, list.layout);
  const state = list.parse(search);
  const { sort, page, pageSize } = state;
  const go = (next: (now: State) => State, { replace }: { replace: boolean }) =>
    setSearch((now) => list.write(now, next(list.parse(now))), { replace });

  const change = (part: Partial<ValuesOf<Fields>>) =>
    go((now) => ({ ...now, ...part, page: 1 }), { replace: true });
  const onSort = (asked: TableSort | null) =>
    go((now) => ({ ...now, sort: asked as State['sort'], page: 1 }), { replace: true });
  return {
    name: list.name,
    state,
    change,
    isNarrowed: list.isNarrowed(state),
    reset: () => go(list.reset, { replace: true }),
    ...choosing(list, state, change),
    order: orderOf<Key>(state),
    paging: pagingOf(state),
    table: { ...arranged, sort, onSort },
    pages: {
      page,
      pageSize,
      onPage: (to: number) => go((now) => ({ ...now, page: to }), { replace: false }),
      onPageSize: (size: number) => go((now) => ({ ...now, page: 1, pageSize: size }), { replace: false }),
    },
    /** Goes to another page without a step back to this one, which is no longer there. */
    correctPage: (to: number) => go((now) => ({ ...now, page: to }), { replace: true }),
    /** What is shown, as a text to save, and back. */
    saved: list.write(new URLSearchParams(), { ...state, page: 1, pageSize: usualSize }).toString(),
    apply: (saved: string) =>
      go(({ pageSize: size }) => ({ ...list.parse(new URLSearchParams(saved)), pageSize: size }), {
        replace: false,
      }),
  };
}

/** Every field as a person chooses in it: by the texts its values have in the address. */
function choosing<Fields extends Codecs, Key extends string>(
  { fields }: List<Fields, Key>,
  state: ListState<Fields, Key>,
  change: (part: Partial<ValuesOf<Fields>>) => void,
) {
  type Name = Extract<keyof Fields, string>;
  const codecOf = (name: Name) => {
    const codec = fields[name];
    if (codec === undefined) throw new Error(`The list keeps nothing called ${name}`);
    return codec;
  };
  return {
    isMultiple: (name: Name): boolean => codecOf(name).isMultiple,
    chosen(name: Name): string[] {
      const codec = codecOf(name);
      const text = codec.format(state[name]);
      if (text === '') return [];
      return codec.isMultiple ? text.split(',') : [text];
    },
    choose: (name: Name, ids: readonly string[]): void =>
      change({ [name]: codecOf(name).parse(ids.join(',')) } as Partial<ValuesOf<Fields>>),
  };
}

/** A list in use. */
export type UsedList<Of> =
  Of extends List<infer Fields, infer Key> ? ReturnType<typeof useList<Fields, Key>> : never;

/** What the frame and the tools need of a list, whatever it holds. */
export type AnyList = Pick<
  ReturnType<typeof useList<Codecs, string>>,
  'name' | 'isNarrowed' | 'reset' | 'table' | 'pages' | 'correctPage' | 'saved' | 'apply'
>;
