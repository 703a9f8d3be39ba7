{{- define "rialto.labels" -}}
app.kubernetes.io/name: rialto
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* Where a pod runs and as whom: the same for servers and for the migration. */}}
{{- define "rialto.placement" -}}
automountServiceAccountToken: false
{{- with .Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: secrets
    secret: { secretName: {{ .Values.existingSecret }}, defaultMode: 288 }  # 0440
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }
{{- end -}}

{{/* The image with its settings. */}}
{{- define "rialto.container" -}}
name: rialto
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
env:
  - { name: RIALTO_PUBLIC_URL, value: {{ required "publicUrl is required" .Values.publicUrl | quote }} }
  - { name: RIALTO_DRAIN_SECONDS, value: {{ .Values.drainSeconds | quote }} }
  - { name: RIALTO_METRICS_PORT, value: '9464' }
  {{- if .Values.ingress.enabled }}
  - { name: RIALTO_TRUSTED_PROXIES, value: {{ required "trustedProxies is required with an ingress: the addresses of the ingress controller's pods" .Values.trustedProxies | quote }} }
  {{- else if .Values.trustedProxies }}
  - { name: RIALTO_TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }} }
  {{- end }}
  {{- range $name := concat (list "DATABASE_URL" "RIALTO_VAULT_KEYS") .Values.secretSettings }}
  - { name: {{ $name }}_FILE, value: /run/secrets/rialto/{{ $name }} }
  {{- end }}
  {{- range $name, $value := .Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/rialto, readOnly: true }
  - { name: tmp, mountPath: /tmp }
{{- end -}}

{{- define "rialto.pod" -}}
{{ include "rialto.placement" .root }}
terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 25 }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "rialto.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
containers:
  - {{- include "rialto.container" .root | nindent 4 }}
    args: [start, --role, {{ .role }}]
    ports:
      - { name: http, containerPort: 4000 }
      - { name: metrics, containerPort: 9464 }
    startupProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 2
      failureThreshold: {{ div .root.Values.startupSeconds 2 }}
    livenessProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 10
      timeoutSeconds: 3
    readinessProbe:
      httpGet: { path: /readyz, port: http }
      periodSeconds: 2
      timeoutSeconds: 3
      failureThreshold: 1
    resources:
      {{- toYaml .resources | nindent 6 }}
{{- end -}}
