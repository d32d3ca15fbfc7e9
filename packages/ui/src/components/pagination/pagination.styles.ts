import styled, { css } from 'styled-components';
import { breakpoint, color, font, forward, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};

  font-variant-numeric: tabular-nums;
`;

export const Range = styled.span`
  margin-inline-end: auto;
  color: ${color.textMuted};
`;

export const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`;

const control = css`
  display: grid;
  place-items: center;

  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: ${radius.medium};
  font: 500 ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;

  cursor: pointer;

  color: ${color.textMuted};
  background: none;

  &:hover:not([aria-disabled]) {
    color: ${color.text};
    background: ${color.sunken};
  }
`;

export const Page = styled.button`
  ${control}

  &[aria-current] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }

  @media ${breakpoint.phone} {
    &:not([aria-current]) {
      display: none;
    }
  }
`;

export const Step = styled.button`
  ${control}

  &[aria-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }

  @media ${breakpoint.phone} {
    min-width: 40px;
    height: 40px;
  }

  svg {
    scale: ${forward} 1;
  }
`;

export const Gap = styled.span`
  width: 24px;
  text-align: center;
  color: ${color.textFaint};

  @media ${breakpoint.phone} {
    display: none;
  }
`;
