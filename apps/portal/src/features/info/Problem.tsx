import { ButtonLink } from '@temple-land/ui';
import { wrap } from '../../blocks/layout.css.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './Problem.css.ts';

/** What a page that could not be shown says. */
export interface ProblemProps {
  title: string;
  text?: string;
}

/** Says what went wrong, and leads home. */
export function Problem({ title, text }: ProblemProps) {
  const { m } = useText();
  return (
    <div className={`${wrap} ${styles.problem}`}>
      <h1>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <ButtonLink kind="primary" href="/home">
        {m('page.goHome')}
      </ButtonLink>
    </div>
  );
}
