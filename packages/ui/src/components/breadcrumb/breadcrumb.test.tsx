import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const steps = [
  { label: 'Wallets', href: '/wallets' },
  { label: 'Treasury', href: '/wallets/1' },
  { label: 'Settings' },
  { label: 'Members', href: '/wallets/1/members' },
];

describeConformance('Breadcrumb', (props) => <Breadcrumb {...props} steps={steps} />);

it.each([
  ['en-US', 'Current location'],
  ['zh-CN', '当前位置'],
] as const)('is a named navigation in %s', (locale, name) => {
  render(
    <UiProvider locale={locale}>
      <Breadcrumb steps={steps} />
    </UiProvider>,
  );
  expect(within(screen.getByRole('navigation', { name })).getAllByRole('link')).toHaveLength(2);
});

it('leads to every step that has an address, and the last one is this page', () => {
  render(<Breadcrumb steps={steps} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/wallets',
    '/wallets/1',
  ]);
  expect(screen.getByText('Settings').closest('a')).toBeNull();
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(screen.getByText('Members').getAttribute('aria-current')).toBe('page');
});

it('is this page alone where there is no way to it', () => {
  render(<Breadcrumb steps={[{ label: 'Wallets' }]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Wallets']);
});
