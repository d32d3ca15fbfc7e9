import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Picture } from './picture.tsx';

describeConformance('Picture', (props) => <Picture {...props} src="" name="Harbour" />, HTMLSpanElement);

function show(src: string) {
  const { container } = render(<Picture src={src} name="Harbour" />);
  return { asked: container.querySelector('img')?.getAttribute('src') ?? null, text: container.textContent };
}

it.each(['data:image/svg+xml,%3Csvg/%3E', '/mpc/pictures/1.png'])('shows %s', (src) => {
  expect(show(src)).toEqual({ asked: src, text: '' });
});

it.each([
  'https://elsewhere.example/1.png',
  '//elsewhere.example/1.png',
  '/\\elsewhere',
  'data:text/html,x',
  '',
])('never asks for %j, and shows a letter', (src) => {
  expect(show(src)).toEqual({ asked: null, text: 'H' });
});

it('is an icon beside a name where it is asked to be', () => {
  const { container } = render(<Picture src="" name="Harbour" size="icon" />);
  expect(getComputedStyle(container.firstElementChild ?? container).width).toBe('40px');
});

it('shows a letter for what cannot be loaded', () => {
  const { container } = render(<Picture src="/gone.png" name="Harbour" />);
  const image = container.querySelector('img');
  if (image !== null) fireEvent.error(image);
  expect(container.textContent).toBe('H');
});
