import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Avatar } from './avatar.tsx';

describeConformance('Avatar', (props) => <Avatar {...props} name="Lin" />, HTMLSpanElement);

it.each([
  ['lin wei', 'L'],
  [' 国库', '国'],
  ['🦊 fox', '🦊'],
  ['🇨🇭 desk', '🇨🇭'],
  ['e\u0301tienne', 'É'],
])('shows the whole first letter of %s', (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByText(letter).getAttribute('aria-hidden')).toBe('true');
});
