import { StatusTag } from '@mpc/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Maturity } from './changes.ts';
import { Lead } from './facts.styles.ts';

const looks = {
  stable: { tone: 'success', says: 'Stable' },
  new: { tone: 'running', says: 'New' },
  changing: { tone: 'attention', says: 'Changing' },
} as const satisfies Record<Maturity, unknown>;

/** How settled the component is, and since which release it is there. */
export function MaturityLine({ maturity, since }: { maturity: Maturity; since: string | undefined }) {
  const { tone, says } = looks[maturity];
  return (
    <Unstyled>
      <Lead>
        <StatusTag tone={tone}>{says}</StatusTag>
        {since === undefined ? 'From the next release on' : `Since ${since}`}
        {maturity === 'changing' ? '. Changed in the newest release: see Changes.' : ''}
      </Lead>
    </Unstyled>
  );
}
