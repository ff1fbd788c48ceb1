import { useId, useRef } from 'react';
import { VisuallyHidden, color, controlStyle, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from './icon-button';
import { Icon } from './icons';
import { t } from './texts';

const Box = styled.div`
  position: relative;
  width: 100%;
  > svg {
    position: absolute;
    top: 0.75rem;
    left: ${space.sm};
    color: ${color.textMuted};
    pointer-events: none;
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline: 2.5rem ${space.sm};
  text-overflow: ellipsis;
  &:not(:placeholder-shown) {
    padding-inline-end: 2.75rem;
  }
  /* Our own button clears it, in every browser. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with a clear button. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search">
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Icon name="search" />
      <Input
        ref={input}
        id={id}
        type="search"
        placeholder={placeholder}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton
          icon="close"
          label={t('common.search.clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
