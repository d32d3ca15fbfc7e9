import type { Sandbox } from '@mpc/api/sandbox';

/** Who can sign in to a sandbox, one line a person, as a person at a terminal wants to read it. */
export function people({ world }: Sandbox): string {
  const width = Math.max(...world.people.map((person) => person.nickname.length));
  const lines = world.people.map((person) => `    ${person.nickname.padEnd(width)}  ${person.note}`);
  return ['  Who can sign in, without a password:', ...lines].join('\n');
}
