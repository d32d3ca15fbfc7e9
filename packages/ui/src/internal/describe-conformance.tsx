import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';

/** What every component accepts and puts on its outermost element. */
export interface ConformanceProps {
  ref?: Ref<never>;
  className?: string;
  'data-testid'?: string;
}

/**
 * The promises every component keeps: it takes a ref, spreads what it does not know onto its outermost element, and
 * adds the caller's class to its own.
 */
export function describeConformance(
  name: string,
  element: (props: ConformanceProps) => ReactElement,
  expected: typeof Element = HTMLElement,
) {
  const show = (props: ConformanceProps) => render(<UiProvider locale="en-US">{element(props)}</UiProvider>);
  describe(`${name} conforms`, () => {
    it('gives its element to a ref', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never> });
      expect(ref.current).toBeInstanceOf(expected);
    });
    it('passes unknown props on', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never>, 'data-testid': 'passed' });
      expect(ref.current?.getAttribute('data-testid')).toBe('passed');
    });
    it('keeps its own class beside the one it is given', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never>, className: 'theirs' });
      expect(ref.current?.classList.contains('theirs')).toBe(true);
      expect(ref.current?.classList.length).toBeGreaterThan(1);
    });
  });
}
