import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { OwnCorrections } from './OwnCorrections.tsx';

/** The errors in the land record that a citizen has reported. */
export function CitizenCorrectionsPage() {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  return <OwnCorrections lead={t('corrections:lead')} listPath={href('/citizen/corrections')} />;
}
