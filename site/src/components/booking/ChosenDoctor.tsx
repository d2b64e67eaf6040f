import styles from './ChosenDoctor.module.css';

type Props = {
  name: string;
  department: string;
  /** Address of a square picture. */
  portrait: string;
};

/** The face of the doctor just chosen; the words beside it say the rest. */
export function ChosenDoctor({ name, department, portrait }: Props) {
  return (
    <div className={styles.doctor}>
      <img className={styles.portrait} src={portrait} width={88} height={88} alt="" />
      <p className={styles.words}>
        <b>{name}</b>
        <br />
        {department}
      </p>
    </div>
  );
}
