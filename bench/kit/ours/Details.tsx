import { Button, Form, MobileField, OtpField, PasswordField, Select, TextField } from './kit.ts';
import { places, words } from '../page/data.ts';
import { useDetails } from '../page/useDetails.ts';

const verify = () => undefined;

export function Details() {
  const { values, set, errorOf, submit } = useDetails();
  const field = (name: keyof typeof values) => ({
    id: name,
    label: words[name],
    value: values[name],
    errorMessage: errorOf(name),
    onChange: set(name),
  });
  return (
    <div className="r-form">
      <Form onSubmit={submit}>
        <TextField {...field('name')} autoComplete="name" />
        <PasswordField
          {...field('password')}
          showLabel={words.show}
          hideLabel={words.hide}
          toggleLabel={words.showPassword}
        />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <MobileField
          {...field('mobile')}
          prefix="+91"
          state="unverified"
          verifyLabel={words.verify}
          verifiedLabel={words.verified}
          onVerify={verify}
        />
        <div id="code">
          <OtpField id="code-0" label={words.code} value={values.code} onChange={set('code')} />
        </div>
        <Select {...field('place')} options={places} placeholder={words.choose} />
        <Button type="submit" kind="primary">
          {words.submit}
        </Button>
      </Form>
    </div>
  );
}
