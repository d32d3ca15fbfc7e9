import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { detailPaneGuide } from './detail-pane.guide.tsx';
import { DetailPane } from './detail-pane.tsx';

describeKeys(detailPaneGuide, {
  'Goes to the content, which then scrolls with the arrow keys': async (press) => {
    render(
      <DetailPane title="Transfer" onClose={vi.fn()} style={{ height: 200 }}>
        <div style={{ height: 1000 }}>1,200.50 USDT</div>
      </DetailPane>,
    );
    screen.getByRole('button').focus();
    await press();
    const content = screen.getByRole('group', { name: 'Transfer' });
    expect(document.activeElement).toBe(content);
    expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
  },
});
