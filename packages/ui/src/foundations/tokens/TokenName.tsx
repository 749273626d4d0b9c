import { Check, Copy } from 'lucide';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../index.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './TokenName.css.ts';

type CopyContextValue = [copied: string, copy: (name: string) => void];

const CopyContext = createContext<CopyContextValue>(['', () => {}]);

/** The props of `TokenList`. */
export interface TokenListProps {
  children: ReactNode;
}

/** Tokens whose names can be copied; announces the one that was. */
export function TokenList({ children }: TokenListProps) {
  const [copied, setCopied] = useState('');
  const context = useMemo((): CopyContextValue => {
    const copy = (name: string) => {
      void navigator.clipboard.writeText(name).then(() => setCopied(name));
    };
    return [copied, copy];
  }, [copied]);
  return (
    <CopyContext value={context}>
      {children}
      <p role="status" className={visuallyHidden}>
        {copied !== '' && `${copied} copied`}
      </p>
    </CopyContext>
  );
}

/** The name of a token as a stylesheet has it, `--tl-space-4`; a press copies it. */
export function TokenName({ name }: { name: string }) {
  const [copied, copy] = use(CopyContext);
  return (
    <button type="button" className={styles.token} onClick={() => copy(name)}>
      <span className={visuallyHidden}>Copy</span>
      <code>{name}</code>
      <Icon of={copied === name ? Check : Copy} size="small" />
    </button>
  );
}
