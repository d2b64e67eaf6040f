import { FieldError } from '@clinic/ui/Field.tsx';
import { Fold } from '#parts/Fold.tsx';
import formStyles from '#parts/Form.module.css';
import { describeControl, FieldHint } from './FieldHint.tsx';
import type { FieldProps } from './field-props.ts';
import { getPictureFolder } from './field-shapes.ts';
import styles from './PictureField.module.css';
import { FILE_MARK } from './sent-values.ts';

/** A picture or a drawing: a file to send, or one of those that are there. */
export function PictureField(props: FieldProps) {
  const { value, path, label, form } = props;
  // The words about a picture's path are for those who edit files. Its group says how large it should be.
  const schema = props.schema.of === 'drawing' ? props.schema : { ...props.schema, description: '' };
  const chosen = typeof value === 'string' ? value : '';
  const isDrawing = schema.of === 'drawing';
  const all = form.pictures?.paths[getPictureFolder(schema)] ?? [];
  const known = all.filter((one) => one.endsWith('.svg') === isDrawing);
  const paths = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  const toAddress = (one: string) =>
    form.pictures && form.pictures.address + encodeURIComponent(one.replace(/^\.\//, ''));
  const error = form.errors[path];
  const { id, ...described } = describeControl({ path, schema, form });
  const fileId = `${id}-file`;
  return (
    <fieldset id={id} tabIndex={-1} {...described} className={styles.field}>
      <legend className="field-label">{label}</legend>
      {chosen !== '' && (
        <p className={styles.chosen}>
          <Thumbnail address={toAddress(chosen)} />
          <span>{toName(chosen)}</span>
        </p>
      )}
      <div>
        <label htmlFor={fileId}>Send {chosen === '' ? 'one' : 'another'} from this device</label>
        <input
          id={fileId}
          type="file"
          name={path + FILE_MARK}
          accept={isDrawing ? '.svg,image/svg+xml' : 'image/*'}
          aria-invalid={error !== undefined}
          aria-describedby={described['aria-describedby']}
          className={styles.file}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {paths.length > 0 && (
        <Fold look="plain" summary={`Choose one that is there (${paths.length})`}>
          <div className={styles.choices}>
            {paths.map((one) => (
              <label key={one} className={formStyles.choice}>
                <input type="radio" name={path} value={one} defaultChecked={one === chosen} />
                <Thumbnail address={toAddress(one)} />
                <span>{toName(one)}</span>
              </label>
            ))}
          </div>
        </Fold>
      )}
      <FieldHint path={path} description={schema.description} />
    </fieldset>
  );
}

/** Pictures in a closed fold are not loaded. */
function Thumbnail({ address }: { address: string | undefined }) {
  return address ? <img src={address} alt="" width="96" height="72" loading="lazy" className={styles.small} /> : null;
}

const toName = (path: string) => path.replace(/.*\//, '');
