import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { SparkLine } from './spark-line.tsx';

describeConformance('SparkLine', (props) => <SparkLine {...props} values={['1', '2']} />, SVGSVGElement);

it('is hidden without a label, and an image with one', () => {
  const { container, rerender } = render(<SparkLine values={['1', '2']} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<SparkLine values={['1', '2']} label="Rising" />);
  expect(screen.getByRole('img', { name: 'Rising' }).hasAttribute('aria-hidden')).toBe(false);
});

it('goes from the lowest to the highest, and ends in a point', () => {
  const { container } = render(<SparkLine values={['1', '3', '2']} width={107} height={28} />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M3 24L53 4L103 14');
  expect(container.querySelector('circle')?.getAttribute('cy')).toBe('14');
});

it.each([[[]], [[null, 'x']]])('draws a base when nothing is known: %j', (values) => {
  const { container } = render(<SparkLine values={values} />);
  expect(container.querySelector('circle')).toBeNull();
  expect(container.querySelectorAll('path')).toHaveLength(1);
});
