import styled from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { breakpoint, color, font, radius, shadow, space, type } from '../../theme/tokens.ts';
import { Root as Badge } from '../badge/badge.styles.ts';
import { Link } from '../link/index.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;

  padding: ${space.m} 10px;
`;

export const Header = styled.div`
  margin-bottom: 10px;
`;

export const GroupTitle = styled.div`
  padding: ${space.m} ${space.s} ${space.xs};
  font: 500 ${type.caption} ${font.body};

  color: ${color.textFaint};

  @media ${breakpoint.rail} {
    height: 0;
    margin: ${space.s} ${space.xs};
    padding: 0;
    overflow: hidden;
    border-top: 1px solid ${color.line};
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;

  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Label = styled.span`
  flex: 1;

  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${breakpoint.rail} {
    ${visuallyHidden}
  }
`;

export const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 9px;

  padding: 6px ${space.s};
  border-radius: 6px;
  font-weight: 500;

  color: ${color.textMuted};

  &&:hover {
    color: ${color.text};
    text-decoration: none;
    background: ${color.sunken};
  }
  &&[aria-current] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  && > svg {
    flex: none;
    margin: 0;
  }

  @media ${breakpoint.phone} {
    padding: ${space.m} ${space.s};
  }
  @media ${breakpoint.rail} {
    justify-content: center;
    padding: 9px;

    > ${Badge} {
      position: absolute;
      top: -3px;
      inset-inline-end: -3px;
      min-width: 16px;
      padding: 0 ${space.xs};
      line-height: 16px;
    }
  }
`;

export const SwitcherText = styled.span`
  flex: 1;

  min-width: 0;

  @media ${breakpoint.rail} {
    ${visuallyHidden}
  }
`;

export const SwitcherTitle = styled.span`
  display: block;

  overflow: hidden;
  font-weight: 600;
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  display: block;

  overflow: hidden;
  font: 400 ${type.caption} ${font.body};
  text-overflow: ellipsis;
  white-space: nowrap;

  color: ${color.textFaint};
`;

export const Switcher = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;

  width: 100%;
  padding: 7px;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  font: 400 ${type.body} ${font.body};
  text-align: start;

  cursor: pointer;

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  &:hover {
    background: ${color.sunken};
  }
  > svg {
    flex: none;
    color: ${color.textFaint};
  }

  @media ${breakpoint.rail} {
    justify-content: center;
    > svg {
      display: none;
    }
  }
`;
