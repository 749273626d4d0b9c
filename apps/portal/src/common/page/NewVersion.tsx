import { Alert, Button, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** Says that the portal was upgraded while this tab was open, with a button that reloads the page. */
export function NewVersion() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <Stack>
      <Alert tone="info">{t('common:newVersion.text')}</Alert>
      <div>
        <Button onClick={() => window.location.reload()}>{t('common:newVersion.reload')}</Button>
      </div>
    </Stack>
  );
}
