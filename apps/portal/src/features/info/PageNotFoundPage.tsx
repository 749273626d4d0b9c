import { useText } from '../../i18n/useText.ts';
import { Problem } from './Problem.tsx';

/** Page not found: a bad tender id or a missing record (spec 2.8). */
export function PageNotFoundPage() {
  const { m } = useText();
  return <Problem title={m('notFound.title')} text={m('notFound.text')} />;
}
