import styled from 'styled-components';
import { font, radius, tone, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  display: inline-block;
  position: relative;

  min-width: 20px;
  padding: 1px 6px;
  border-radius: ${radius.round};
  font: 600 ${type.caption} ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;

  color: ${tone.danger.ink};
  background: ${tone.danger.soft};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
