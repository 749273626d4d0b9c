import { Toggletip } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { glossary, type GlossaryTerm } from './glossary.ts';

/**
 * A button beside a term of the land record that shows its entry of the glossary. It is not there until the texts of
 * the glossary are loaded.
 */
export function TermTip({ term }: { term: GlossaryTerm }) {
  const { t, ready } = useTranslation(['common', 'specification', 'glossary'], {
    useSuspense: false,
  });
  const { name, text } = glossary[term];
  if (!ready) return null;
  return <Toggletip label={t('glossary:question', { term: t(name) })}>{t(text)}</Toggletip>;
}
