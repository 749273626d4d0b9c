import { useText } from '../../i18n/useText.ts';
import { Problem } from './Problem.tsx';

/** Server error (spec 2.8), also shown when a page cannot be loaded. */
export function ServerErrorPage() {
  const { m } = useText();
  return <Problem title={m('serverError.title')} />;
}
