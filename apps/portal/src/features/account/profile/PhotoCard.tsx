import { uploadMaxBytes, type Profile } from '@temple-land/portal-core';
import { Button, FileUpload, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { toPendingRow } from '../../../common/files/DocumentUpload.tsx';
import { ProfilePhoto } from '../../../common/files/ProfilePhoto.tsx';
import { card } from '../../../common/page/card.css.ts';
import * as styles from './EditProfilePage.css.ts';
import { usePhoto } from './usePhoto.ts';

/** The own photo: shown, replaced and removed. */
export function PhotoCard({ profile }: { profile: Profile }) {
  const text = useTranslation(['account', 'common', 'specification']);
  const { t } = text;
  const { upload, choose, cancel, remove, isRemoving, message, done } = usePhoto();
  const { photoId, fullName, userType } = profile;
  const doneText = done && { text: t(done === 'saved' ? 'photo.saved' : 'photo.removed') };
  return (
    <section className={card} aria-labelledby="profile-photo">
      <h2 id="profile-photo" className={styles.cardTitle}>
        {t('photo.title')}
      </h2>
      <Stack>
        <p>{t(userType === 'CI' ? 'photo.lead' : 'photo.lead.office')}</p>
        <OutcomeMessage message={message} />
        <OutcomeMessage message={doneText} tone="success" />
        <div className={styles.photoRow}>
          {photoId !== undefined && (
            <div className={styles.photoColumn}>
              <ProfilePhoto
                key={photoId}
                documentId={photoId}
                alt={t('photo.of', { name: fullName })}
              />
              <Button kind="quiet" isPending={isRemoving} onClick={remove}>
                {t('photo.remove')}
              </Button>
            </div>
          )}
          <div className={styles.photoField}>
            <FileUpload
              label={t(photoId === undefined ? 'photo.add' : 'photo.replace')}
              optionalLabel={t('common:field.optional')}
              description={t('photo.hint', { size: formatFileSize(uploadMaxBytes, t) })}
              chooseLabel={t('photo.choose')}
              accept=".jpg,.jpeg,.png"
              capture="user"
              files={upload ? [toPendingRow(upload, text, `attempt-${upload.attempt}`)] : []}
              onSelect={([file]) => file && choose(file)}
              onRemove={cancel}
              onRetry={() => upload && choose(upload.file)}
              removeLabel={(name) => t('common:apply.document.remove', { name })}
              retryLabel={(name) => t('common:apply.document.retry', { name })}
            />
          </div>
        </div>
      </Stack>
    </section>
  );
}
