import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { expectTypeOf } from 'vitest';
import type { Client } from './client.ts';
import { command, domain, query, type Command, type DataOf, type ParamsOf, type Query } from './endpoint.ts';
import { createQueries } from './queries.ts';

const Row = v.strictObject({ id: v.number() });
const calls = domain('withdrawals', {
  list: query('GET /api/list', { params: Row, data: v.array(Row) }),
  all: query('GET /api/all', { data: v.array(Row) }),
  pass: command('GET /api/pass', { params: Row }),
  send: command('POST /api/send', { params: Row, data: Row }),
});

/** Never run: what is claimed here is claimed to the compiler. */
export function useClaims(client: Client) {
  const { read, write } = createQueries(client);

  expectTypeOf<ParamsOf<typeof calls.list>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<DataOf<typeof calls.list>>().toEqualTypeOf<{ id: number }[]>();
  expectTypeOf<ParamsOf<typeof calls.all>>().toEqualTypeOf<void>();
  expectTypeOf<DataOf<typeof calls.pass>>().toEqualTypeOf<null>();
  expectTypeOf(calls.pass).not.toExtend<Query>();
  expectTypeOf(calls.list).not.toExtend<Command>();

  // @ts-expect-error No domain has this name.
  command('POST /api/send', { refreshes: ['transaction'] });
  // @ts-expect-error Nor has a group of calls another.
  domain('orders', {});

  // @ts-expect-error A command is not read, whatever its verb.
  read(calls.pass, { id: 1 });
  // @ts-expect-error A reading call is not sent as a command.
  write(calls.list);
  // @ts-expect-error A command is no query.
  useQuery(calls.pass);
  // @ts-expect-error The options of a command are no query either.
  useQuery(write(calls.pass));
  // @ts-expect-error The options of a query are no command.
  useMutation(read(calls.list, { id: 1 }));
  // @ts-expect-error The parameters are the contract's.
  read(calls.list, { page: 1 });
  // @ts-expect-error And they are asked for.
  read(calls.list);
  // @ts-expect-error Only what is asked is said again.
  query('GET /api/list', { params: Row, data: Row, echoes: { symbol: 'id' } });
  // @ts-expect-error And nothing where nothing is asked.
  query('GET /api/list', { data: Row, echoes: { id: 'id' } });
  // @ts-expect-error A path starts where the server's paths start.
  query('GET /mpc/list', { data: Row });

  const rows = useQuery(read(calls.list, { id: 1 }));
  expectTypeOf(rows.data).toEqualTypeOf<{ id: number }[] | undefined>();
  const sending = useMutation(write(calls.send));
  expectTypeOf(sending.data).toEqualTypeOf<{ id: number } | undefined>();
  return { rows, sending, all: read(calls.all, undefined) };
}
