import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { LinkElementProps } from '../../theme/link-context.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Link } from './link.tsx';

function RouterLink({ href, children, ...rest }: LinkElementProps) {
  return (
    <a {...rest} href={`/mpc${href}`} data-router>
      {children}
    </a>
  );
}

const show = (link: ReactNode) =>
  render(
    <UiProvider locale="en-US" link={RouterLink}>
      {link}
    </UiProvider>,
  );

for (const variant of ['inline', 'button'] as const)
  describeConformance(
    `Link (${variant})`,
    (props) => (
      <Link {...props} href="/a" variant={variant}>
        Go
      </Link>
    ),
    HTMLAnchorElement,
  );

it.each(['inline', 'primary-button'] as const)('gives own paths to the router (%s)', (variant) => {
  show(
    <Link href="/center" variant={variant}>
      Centre
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Centre' });
  expect(link.getAttribute('href')).toBe('/mpc/center');
  expect('router' in link.dataset).toBe(true);
});

it('keeps addresses outside away from the router', () => {
  show(
    <Link href="https://example.org/" external>
      Explorer
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Explorer opens in a new tab' });
  expect('router' in link.dataset).toBe(false);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('shows an address it refuses as plain text', () => {
  show(<Link href="javascript:alert(1)">Invoice</Link>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Invoice').hasAttribute('href')).toBe(false);
});
