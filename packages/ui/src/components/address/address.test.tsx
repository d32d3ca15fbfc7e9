import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ShortAddress } from './short-address.tsx';
import { WholeAddress } from './whole-address.tsx';

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const spelled = 'TQ8v N4bX 2mYt L6rJ k9sH cW3p FzEa 7dRu K1';

describeConformance('ShortAddress', (props) => <ShortAddress {...props} address={address} />);
describeConformance('WholeAddress', (props) => <WholeAddress {...props} address={address} />);

describe('ShortAddress', () => {
  it('shows six characters of each end, and has the whole address in its title and name', () => {
    render(<ShortAddress address={address} label="To" />);
    const short = screen.getByRole('img', { name: `To：${spelled}` });
    expect(short.textContent).toBe('TQ8vN4…7dRuK1');
    expect(short.title).toBe(address);
  });
});

describe('WholeAddress', () => {
  it('is the whole address as text and spells its groups as its name', () => {
    render(<WholeAddress address={address} />);
    expect(screen.getByRole('img', { name: spelled }).textContent).toBe(address);
  });

  it('looks the same in every group: the ends are what a look-alike has in common', () => {
    render(<WholeAddress address={address} />);
    const groups = [...screen.getByRole('img').querySelectorAll('span > span:not(:has(span))')];
    expect(groups.map((group) => group.textContent)).toEqual(spelled.split(' '));
    const looks = groups.map((group) => `${group.className} ${getComputedStyle(group).fontWeight}`);
    expect(new Set(looks).size).toBe(1);
    expect(groups.filter((group) => group.attributes.length > 1)).toEqual([]);
  });

  it('marks and counts the characters that differ from the address it looks like', () => {
    const known = 'TQ8vN4bX2mYtXXrJk9sHcW3pFzEa7dRuK1';
    render(
      <UiProvider locale="en-US">
        <WholeAddress address={address} comparedWith={known} />
      </UiProvider>,
    );
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['L', '6']);
    const whole = screen.getByRole('img', { name: `${spelled}. 2 characters differ` });
    expect(whole.textContent).toBe(address);
  });
});
