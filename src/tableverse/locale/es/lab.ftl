# El laboratorio: simulación, torneos, estudios, explicaciones. Las frases acaban sin punto, como en todas partes.

## Ayuda

lab-option-out = Guarda los resultados en este archivo SQLite; una tanda interrumpida sigue desde él
lab-option-ray = Juega en el clúster de Ray de esta dirección («local» inicia uno aquí)
lab-option-set = Un ajuste del juego; puede darse varias veces

## Qué puede fallar

error-lab-not-a-run = { $file } no es una tanda guardada de Tableverse; elige otro nombre
error-lab-other-run = { $file } contiene otra tanda ({ $what }: { $found }, no { $wanted }); elige otro nombre
error-lab-missing-extra = { $what } no está instalado; instala Tableverse con el extra «{ $extra }»
error-lab-unreachable = No se alcanza ningún clúster de Ray en { $address }
error-lab-too-few-bots = Hacen falta al menos { $least } bots distintos
error-lab-not-a-setting = No se entiende «{ $text }»; escribe un ajuste como NOMBRE=VALOR
error-lab-exists = { $file } existe y no es un informe de este tipo; elige otro nombre
