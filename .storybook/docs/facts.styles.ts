import styled from 'styled-components';
import { color, font, radius, space, type } from '../../packages/ui/src/theme/tokens.ts';

export const Facts = styled.table`
  width: 100%;
  margin: ${space.m} 0 ${space.xl};
  border-collapse: collapse;
  font: 14px/22px ${font.body};
  color: ${color.text};
`;

export const ColumnName = styled.th`
  padding: ${space.s} ${space.l} ${space.s} 0;
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
`;

export const Cell = styled.td`
  padding: ${space.s} ${space.l} ${space.s} 0;
  border-bottom: 1px solid ${color.line};
  vertical-align: top;
`;

export const KeyCap = styled.kbd`
  display: inline-block;
  margin: 0 ${space.xs} ${space.xs} 0;
  padding: 0 ${space.s};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  font: 12px/20px ${font.mono};
  white-space: nowrap;
`;

export const Drawing = styled.div`
  position: relative;
  margin: ${space.m} 0;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  overflow: clip;
`;

/** Lies on the corner of its part. */
export const Mark = styled.span`
  position: absolute;
  width: 18px;
  border-radius: ${radius.round};
  transform: translate(-50%, -50%);
  font: 600 ${type.caption} ${font.body};
  line-height: 18px;
  text-align: center;
  color: ${color.onBrand};
  background: ${color.brand};
  pointer-events: none;
`;

export const Place = styled.span`
  display: inline-block;
  width: 18px;
  margin-inline-end: ${space.s};
  border-radius: ${radius.round};
  font: 600 ${type.caption} ${font.body};
  line-height: 18px;
  text-align: center;
  color: ${color.onBrand};
  background: ${color.brand};
`;

export const TokenName = styled.code`
  margin-inline-start: ${space.s};
  font: 12px/20px ${font.mono};
  color: ${color.textMuted};
`;

export const Lead = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin: ${space.s} 0 ${space.l};
  font: 14px/22px ${font.body};
  color: ${color.textMuted};
`;
