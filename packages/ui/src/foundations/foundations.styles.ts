import styled from 'styled-components';
import { color, font, motion, radius, shadow, space, type } from '../theme/tokens.ts';

export const Sheet = styled.div`
  max-width: 960px;
  margin: 0 auto;
  padding-bottom: ${space.xxl};
  overflow-wrap: anywhere;

  section + section {
    margin-top: ${space.l};
  }
`;

export const RuleList = styled.ul`
  margin: 0;
  padding-inline-start: ${space.l};
  max-width: 76ch;

  li + li {
    margin-top: ${space.xs};
  }
`;

export const Code = styled.code`
  font-family: ${font.mono};
  font-size: 12px;
`;

/** A ground with something written on it, both in colors given by value, so that each theme is seen beside the other. */
export const Sample = styled.span<{ $ink: string; $ground: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  min-width: 92px;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;

  color: ${({ $ink }) => $ink};
  background: ${({ $ground }) => $ground};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const Swatch = styled.span<{ $color: string }>`
  display: inline-block;
  flex: none;

  width: 32px;
  height: 20px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};

  background: ${({ $color }) => $color};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const Bar = styled.span<{ $width: string }>`
  display: inline-block;

  width: ${({ $width }) => $width};
  height: 12px;
  border-radius: 2px;

  background: ${color.brand};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Corner = styled.span<{ $radius: string }>`
  display: inline-block;

  width: 56px;
  height: 36px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${({ $radius }) => $radius};

  background: ${color.surface};
`;

export const Specimen = styled.span<{ $font: string }>`
  font: ${({ $font }) => $font};

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;

export const Raised = styled.div<{ $shadow: keyof typeof shadow }>`
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  background: ${color.surface};
  box-shadow: ${({ $shadow }) => shadow[$shadow]};
`;

export const IconTile = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s};

  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  background: ${color.surface};

  svg {
    flex: none;
  }
`;

export const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: ${space.s};

  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What moves: away and out of sight, in the given time. */
export const Mover = styled.div<{ $motion: keyof typeof motion }>`
  width: 120px;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};

  transition: ${({ $motion }) => motion[$motion]};
  transition-property: transform, opacity;

  font: 500 ${type.label} ${font.body};
  background: ${color.surface};

  &[data-away] {
    transform: translateX(64px);
    opacity: 0;
  }
`;
