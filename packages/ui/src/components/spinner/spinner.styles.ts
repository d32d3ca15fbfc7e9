import styled from 'styled-components';
import { Ring } from '../../internal/turning.styles.ts';
import { color, space } from '../../theme/tokens.ts';

export const Turning = styled(Ring)`
  color: ${color.brand};

  [data-size='medium'] > & {
    width: 24px;
    height: 24px;
  }
  [data-size='large'] > & {
    width: 40px;
    height: 40px;
    border-width: 3px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    color: Highlight;
  }
`;

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  overflow-wrap: anywhere;

  color: ${color.textMuted};

  &[data-size='large'] {
    flex-direction: column;
    gap: ${space.m};
    text-align: center;
  }
`;
