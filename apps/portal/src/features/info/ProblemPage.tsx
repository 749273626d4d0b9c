import { ButtonLink } from '@temple-land/ui';
import { wrap } from '../../blocks/layout.css.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './ProblemPage.css.ts';

interface ProblemProps {
  title: string;
  text?: string;
}

function Problem({ title, text }: ProblemProps) {
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

/** Page not found: a bad tender id or a missing record (spec 2.8). */
export function PageNotFoundPage() {
  const { m } = useText();
  return <Problem title={m('notFound.title')} text={m('notFound.text')} />;
}

/** Server error (spec 2.8), also shown when a page cannot be loaded. */
export function ServerErrorPage() {
  const { m } = useText();
  return <Problem title={m('serverError.title')} />;
}
