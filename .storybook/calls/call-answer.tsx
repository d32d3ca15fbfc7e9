import { Banner, Stack } from '@mpc/ui';
import { useEffect, useRef } from 'react';
import { meaningOf } from './document.ts';
import type { Outcome } from './send-call.ts';

function Said({ outcome }: { outcome: Outcome }) {
  const took = `${outcome.took} ms`;
  if (outcome.kind === 'silence')
    return (
      <Banner tone="danger" title="No answer">
        {outcome.reason}, after {took}
      </Banner>
    );
  const how = `HTTP ${outcome.status}, ${took}`;
  if (outcome.kind === 'unreadable')
    return (
      <Banner tone="danger" title="An answer that is none">
        {how}
      </Banner>
    );
  const { code, msg } = outcome;
  if (code === '0')
    return (
      <Banner tone="success" title="Done: 0">
        {how}
      </Banner>
    );
  return (
    <Banner tone="attention" title={`Refused: ${code}`}>
      {msg || meaningOf(code)} ({how})
    </Banner>
  );
}

/** What came of a call: whether it was done, how long that took, and the answer as it came. */
export function CallAnswer({ outcome }: { outcome: Outcome }) {
  const said = useRef<HTMLDivElement>(null);
  // Below a long form it would come unseen.
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack gap="m">
      <div ref={said}>
        <Said outcome={outcome} />
      </div>
      {outcome.kind === 'silence' ? null : (
        <pre aria-label="Answer" style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {outcome.body}
        </pre>
      )}
    </Stack>
  );
}
