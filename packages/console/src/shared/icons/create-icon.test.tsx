import { render } from '@testing-library/react';
import { createLucideIcon, type LucideProps } from 'lucide-react';
import { expect, it } from 'vitest';
import { createIcon } from './create-icon.ts';

const node: [string, Record<string, string>][] = [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
  ['path', { d: 'M12 16v-4', key: 'b' }],
];
const Theirs = createLucideIcon({ name: 'info', size: 24, node });
const Ours = createIcon({ node });

/** The picture less what only lucide-react puts there. */
function drawn(Icon: typeof Theirs, props: LucideProps) {
  const svg = render(<Icon {...props} />).container.querySelector('svg');
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  delete attributes['xmlns'];
  const { class: names = '', ...rest } = attributes;
  const own = names.split(' ').filter((name) => name !== '' && !name.startsWith('lucide'));
  return { ...rest, class: own.join(' '), shapes: svg?.innerHTML };
}

it.each<LucideProps>([
  {},
  { size: 16, strokeWidth: 1.5, 'aria-hidden': true },
  { className: 'quiet', color: 'red' },
  { 'aria-label': 'About this' },
])('draws what lucide-react draws with %o', (props) => {
  expect(drawn(Ours, props)).toEqual(drawn(Theirs, props));
});
