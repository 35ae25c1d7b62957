import { filmCuts } from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { Film } from "@/components/ui/film";
import styles from "./auth-frame.module.css";

export function AuthFilm() {
  return (
    <Film cuts={filmCuts.auth} className="absolute inset-0" pauseClassName={styles.pause}>
      <Scene name="auth" hasPriority />
    </Film>
  );
}
