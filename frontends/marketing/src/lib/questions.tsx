import type { ReactNode } from 'react';
import { color, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

const Item = styled.details`
  border-top: 1px solid ${color.border};
  &:last-child {
    border-bottom: 1px solid ${color.border};
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-height: ${touchTarget};
  padding-block: ${space.sm};
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '+';
    flex: none;
    color: ${color.accent};
    font-size: 1.375rem;
    line-height: 1;
  }
  [open] > &::after {
    content: '–';
  }
`;

const Answer = styled.div`
  max-width: 44rem;
  padding-bottom: ${space.md};
  color: ${color.textMuted};
`;

export interface QuestionAndAnswer {
  question: string;
  answer: ReactNode;
}

/** Questions with their answers in native disclosures, which find-in-page and keyboards can open. */
export const Questions = ({ items }: { items: readonly QuestionAndAnswer[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <Item key={question}>
        <Question>{question}</Question>
        <Answer>{answer}</Answer>
      </Item>
    ))}
  </div>
);
