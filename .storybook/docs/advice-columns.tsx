import { Unstyled } from '@storybook/addon-docs/blocks';
import { ToneIcon } from '../../packages/ui/src/internal/tone-icon.tsx';
import type { Advice } from '../guide.ts';
import { Because, Column, Example, Pair, Piece, Judgement } from './docs.styles.ts';
import { WithCode } from './with-code.tsx';

/** What to do beside what not to do, each drawn where a drawing says more. */
export function AdviceColumns({
  doThis,
  notThis,
}: {
  doThis: readonly Advice[];
  notThis: readonly Advice[];
}) {
  return (
    <Unstyled>
      <Pair>
        <AdviceColumn tone="success" advice={doThis} />
        <AdviceColumn tone="danger" advice={notThis} />
      </Pair>
    </Unstyled>
  );
}

function AdviceColumn({ tone, advice }: { tone: 'success' | 'danger'; advice: readonly Advice[] }) {
  return (
    <Column>
      {advice.map((piece) => {
        const { show, because } = typeof piece === 'string' ? { show: undefined, because: piece } : piece;
        return (
          <Piece key={because} data-tone={tone}>
            {show === undefined ? null : <Example className="docs-example">{show}</Example>}
            <Because>
              <Judgement>
                <ToneIcon tone={tone} />
                {tone === 'success' ? 'Do' : 'Don’t'}
              </Judgement>
              <WithCode text={because} />
            </Because>
          </Piece>
        );
      })}
    </Column>
  );
}
